import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

export type DevMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

interface DevServer {
  app: { use: (middleware: DevMiddleware) => unknown };
}

type BundlerConfiguration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/**
 * A plugin's configuration for the bundler and the development server, which webpack's types lack.
 */
export interface DevConfiguration extends BundlerConfiguration {
  devServer: {
    setupMiddlewares: (middlewares: unknown, server: DevServer) => [];
  };
}

/**
 * Makes the development server run `middleware` before it looks for files. Docusaurus appends
 * middlewares from plugins to its own, so this one is added to the server directly.
 */
export function answerFirst(middleware: DevMiddleware): DevConfiguration {
  return {
    devServer: {
      setupMiddlewares: (_middlewares: unknown, { app }: DevServer) => {
        app.use(middleware);
        return [];
      },
    },
  };
}
