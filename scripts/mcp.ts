import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runMain } from './lib/runMain';
import { createServer } from './mcp/createServer';
import { openSite } from './mcp/site';

/**
 * A server of the Model Context Protocol over the built site, on standard input and output: nothing
 * else may be written there.
 */
runMain(() =>
  createServer(openSite(path.join(__dirname, '../build'))).connect(new StdioServerTransport()),
);
