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

/** What a plugin gives the bundler and the development server, which webpack's types do not know. */
export interface DevConfiguration extends BundlerConfiguration {
  devServer: {
    setupMiddlewares: (middlewares: unknown, server: DevServer) => [];
  };
}

/**
 * Has the development server ask `middleware` before it looks for files. Docusaurus merges what
 * plugins give, lists of middlewares behind its own: so this one goes straight to the server.
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
