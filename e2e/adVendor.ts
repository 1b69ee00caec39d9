import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request, starting with number 0; returns the response, or sends it itself. */
export type Answer = (
  response: ServerResponse,
  index: number,
) => string | void | Promise<string | void>;

export interface Vendor {
  origin: string;
  /** Requested paths with their queries. */
  requests: string[];
  close: () => Promise<void>;
}

/** A third party on this machine that answers every request in the same way. */
export async function startVendor(answer: Answer): Promise<Vendor> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    void Promise.resolve(answer(response, requests.length - 1)).then((body) => {
      if (body !== undefined) {
        response.end(body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
