import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { splitMessage, type ErrorMessage } from '../../../src/lib/contracts/errorCodes';
import { answer, fail } from '../answer';
import type { Site } from '../site';

/** Placeholder for a missing argument, as on the site's page. */
const MISSING = '[missing argument]';

function fillMessage(text: string, args: readonly string[]): string {
  const [first = '', ...rest] = splitMessage(text);
  return first + rest.map((part, index) => `${args[index] ?? MISSING}${part}`).join('');
}

function formatMessage({ text, sources }: ErrorMessage, args: readonly string[]): string {
  const packages = sources.map((source) => `${source.package} ${source.version}`).join(', ');
  return `${fillMessage(text, args)}\n(${packages})`;
}

/** The tool that explains the error codes thrown by production builds. */
export function registerErrors(server: McpServer, site: Site): void {
  server.registerTool(
    'resolve_error',
    {
      title: 'Resolve an error code',
      description: 'The full message of a minified error: "Minified MUI error #12; visit …".',
      inputSchema: {
        code: z.number().int().describe('The number after #.'),
        args: z.array(z.string()).default([]).describe('The args[] of the URL, in order.'),
      },
      annotations: { readOnlyHint: true },
    },
    ({ code, args }) => {
      const known = site.errors.codes.find((one) => one.code === code);
      return known
        ? answer(known.messages.map((message) => formatMessage(message, args)).join('\n\n'))
        : fail(
            `Unknown error code ${code}. Known codes: ${site.errors.codes.map((one) => one.code).join(', ')}.`,
          );
    },
  );
}
