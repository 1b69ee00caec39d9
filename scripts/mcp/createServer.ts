import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { LIBRARY_VERSION } from '../../src/lib/docsVersions';
import type { Site } from './site';
import { registerApi } from './tools/api';
import { registerErrors } from './tools/errors';
import { registerPages } from './tools/pages';
import { registerSearch } from './tools/search';

const INSTRUCTIONS = `Documentation of MUI X: Data Grid, Date and Time Pickers, Charts and Tree View at ${LIBRARY_VERSION}, and their older majors. First find out which major is installed and pass that version to every tool, because names differ between majors. "pro" and "premium" are the plan, and thus the package, that a feature requires.`;

/** A server with the tools that assistants use to read the docs. */
export function createServer(site: Site): McpServer {
  const server = new McpServer(
    { name: 'component-docs', version: LIBRARY_VERSION },
    { instructions: INSTRUCTIONS },
  );
  [registerPages, registerSearch, registerApi, registerErrors].forEach((register) =>
    register(server, site),
  );
  return server;
}
