import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import handler from 'serve-handler';

interface ServedSite {
  /** With the slash at its end. */
  address: string;
  /** Paths that were asked for, below the base URL. */
  files: ReadonlySet<string>;
  close: () => void;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ServeOptions {
  baseUrl?: string;
  /** Whether text goes compressed, as from a host; it takes time that others would measure. */
  packs?: boolean;
}

/** Serves a built site at its base URL, on a free port of this machine. */
export async function serveSite(
  directory: string,
  { baseUrl = '/', packs = false }: ServeOptions = {},
): Promise<ServedSite> {
  const files = new Set<string>();
  // Its types are those of Express, and more than it needs.
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
      // Browsers keep connections open that nobody uses any more.
      server.closeAllConnections();
      server.close();
    },
  };
}
