import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

interface ServedSite {
  /** With the slash at its end. */
  address: string;
  /** Paths that were asked for, below the base URL. */
  files: ReadonlySet<string>;
  close: () => void;
}

/** Serves a built site at its base URL, on a free port of this machine. */
export async function serveSite(directory: string, baseUrl = '/'): Promise<ServedSite> {
  const files = new Set<string>();
  const server = createServer((request, response) => {
    request.url = request.url?.replace(baseUrl, '/');
    files.add(new URL(request.url!, 'http://localhost').pathname);
    void handler(request, response, { public: directory, trailingSlash: true });
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
