import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { splitMessage, type ErrorMessage } from '../../../src/lib/contracts/errorCodes';
import { answer, fail } from '../answer';
import type { Site } from '../site';

/** What stands for an argument that was not given, as on the site's page. */
const MISSING = '[missing argument]';

function fillMessage(text: string, args: readonly string[]): string {
  const [first = '', ...rest] = splitMessage(text);
  return first + rest.map((part, index) => `${args[index] ?? MISSING}${part}`).join('');
}

function formatMessage({ text, sources }: ErrorMessage, args: readonly string[]): string {
  const packages = sources.map((source) => `${source.package} ${source.version}`).join(', ');
  return `${fillMessage(text, args)}\n(${packages})`;
}

/** The tool that says what a number means that a production build throws. */
export function registerErrors(server: McpServer, site: Site): void {
  server.registerTool(
    'resolve_error',
    {
      title: 'Resolve an error code',
      description: 'The full message of a minified error: "Minified MUI error #12; visit …".',
      inputSchema: {
        code: z.number().int().describe('The number after #.'),
        args: z.array(z.string()).default([]).describe('The args[] of the address, in order.'),
      },
      annotations: { readOnlyHint: true },
    },
    ({ code, args }) => {
      const known = site.errors.codes.find((one) => one.code === code);
      return known
        ? answer(known.messages.map((message) => formatMessage(message, args)).join('\n\n'))
        : fail(
            `No package throws ${code}. Known: ${site.errors.codes.map((one) => one.code).join(', ')}.`,
          );
    },
  );
}
