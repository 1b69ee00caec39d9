import { BadRequest } from './filters';
import { toQueries, type QueryRequest } from './orderQuery';
import type { Sql } from './sql';

export type RunQuery = (statement: Sql) => Promise<Record<string, unknown>[]>;

/** Responds to a request from the grid, on any server that uses the standard `Request`. */
export async function answerOrders(request: Request, run: RunQuery) {
  try {
    const body = (await request.json()) as QueryRequest;
    const { rows, count } = toQueries(body);
    const [found, [{ total }]] = await Promise.all([run(rows), run(count)]);
    const isTopLevel = !body.groupKeys?.length;
    return Response.json({
      rows: found,
      rowCount: isTopLevel ? Number(total) : undefined,
    });
  } catch (error) {
    if (error instanceof BadRequest) {
      return new Response(error.message, { status: 400 });
    }
    throw error;
  }
}
