import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runMain } from './lib/runMain';
import { createServer } from './mcp/createServer';
import { openSite } from './mcp/site';

/**
 * A Model Context Protocol server for the built site, on standard input and output. Nothing else
 * may be written there.
 */
runMain(() =>
  createServer(openSite(path.join(__dirname, '../build'))).connect(new StdioServerTransport()),
);
