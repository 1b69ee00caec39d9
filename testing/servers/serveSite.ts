import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import handler from 'serve-handler';

interface ServedSite {
  /** With a trailing slash. */
  address: string;
  /** Requested paths, relative to the base URL. */
  files: ReadonlySet<string>;
  close: () => void;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ServeOptions {
  baseUrl?: string;
  /** Whether to compress text, as a host does. This takes time, which affects measurements. */
  packs?: boolean;
}

/** Serves a built site at its base URL, on a free port of this machine. */
export async function serveSite(
  directory: string,
  { baseUrl = '/', packs = false }: ServeOptions = {},
): Promise<ServedSite> {
  const files = new Set<string>();
  // Its types are Express's and require more than it needs.
  const pack = (packs ? compression() : undefined) as unknown as Middleware | undefined;
  const server = createServer((request, response) => {
    request.url = request.url?.replace(baseUrl, '/');
    files.add(new URL(request.url!, 'http://localhost').pathname);
    const serve = () => void handler(request, response, { public: directory, trailingSlash: true });
    return pack ? pack(request, response, serve) : serve();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${baseUrl}`,
    files,
    close() {
      // Browsers keep unused connections open.
      server.closeAllConnections();
      server.close();
    },
  };
}
