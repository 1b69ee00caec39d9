import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that nobody listens on, for programs that have to be told one. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
