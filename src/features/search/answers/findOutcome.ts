import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import { CURRENT_VERSION } from '@site/src/lib/docsVersions';
import { listScopeVersions, type ScopeChoice, SCOPES } from '../scope';

/** The functions that answer a search, as in `ask.ts`. */
export interface Answers {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
  isComplete: (choice: ScopeChoice) => boolean;
  complete: (choice: ScopeChoice) => Promise<void>;
}

/** Another place for the same search, and its number of results. */
export interface Way extends ScopeChoice {
  /** Undefined if it isn't known yet. */
  total: number | undefined;
}

/** The result of a search. */
export interface Outcome {
  request: SearchRequest;
  answer: SearchAnswer;
  /** After results: all products. Without results: the places that have some. */
  ways: readonly Way[];
}

/** How long results wait for the count of a wider scope, which may come from a server, in ms. */
const COUNT_MS = 300;

/** The same if nothing was found: in that case, there's nothing else to show. */
const ONLY_COUNT_MS = 4000;

function wait(time: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), time);
  });
}

/** The number of results elsewhere; undefined if that can't be determined. */
function count(
  { ask, complete }: Answers,
  request: SearchRequest,
  choice: ScopeChoice,
): Promise<number | undefined> {
  return complete(choice)
    .then(() => ask({ ...request, ...choice, limit: 1 }))
    .then(
      ({ total }) => total,
      () => undefined,
    );
}

/** A place with its count, if the count arrives in time. */
async function createWay(
  choice: ScopeChoice,
  counted: Promise<number | undefined>,
  time: number,
): Promise<Way> {
  return { ...choice, total: await Promise.race([counted, wait(time)]) };
}

/**
 * Where else a search without results may find something: other products, the current version,
 * everything.
 */
export function listElsewhere({ scope, version }: ScopeChoice): ScopeChoice[] {
  const others = SCOPES.filter((other) => other !== scope && other !== 'all')
    .filter((other) => listScopeVersions(other).includes(version))
    .map((other) => ({ scope: other, version }));
  const isOld = version !== CURRENT_VERSION;
  return [
    ...(isOld ? [{ scope, version: CURRENT_VERSION }] : []),
    ...others,
    // All products in this version are already covered by the ones above.
    ...(isOld && scope !== 'all' ? [{ scope: 'all' as const, version: CURRENT_VERSION }] : []),
  ];
}

/** Searches for hits; if there are none in what is loaded, searches everything. */
async function findHits(request: SearchRequest, answers: Answers): Promise<SearchAnswer> {
  const answer = await answers.ask(request);
  if (answer.total > 0 || answers.isComplete(request)) {
    return answer;
  }
  await Promise.race([answers.complete(request), wait(ONLY_COUNT_MS)]);
  return answers.ask(request);
}

/**
 * Searches for hits, and counts results where the reader may want to search next. Hits only wait
 * for their own index.
 */
export async function findOutcome(request: SearchRequest, answers: Answers): Promise<Outcome> {
  const everywhere = { scope: 'all', version: request.version } as const;
  const isNarrow = request.scope !== 'all';
  // Requested in parallel; awaited once there's something to show.
  const counted = Promise.resolve(
    isNarrow && answers.isComplete(everywhere) ? count(answers, request, everywhere) : undefined,
  );
  const answer = await findHits(request, answers);
  if (answer.total > 0) {
    const ways = isNarrow ? [await createWay(everywhere, counted, COUNT_MS)] : [];
    return { request, answer, ways };
  }
  const ways = await Promise.all(
    listElsewhere(request).map((choice) =>
      createWay(choice, count(answers, request, choice), ONLY_COUNT_MS),
    ),
  );
  // By now, the other products have loaded and may have something with that name.
  const named = request.findsNamesElsewhere ? await answers.ask(request) : answer;
  return named.total > 0
    ? { request, answer: named, ways: [{ ...everywhere, total: undefined }] }
    : { request, answer, ways: ways.filter(({ total = 0 }) => total > 0) };
}
