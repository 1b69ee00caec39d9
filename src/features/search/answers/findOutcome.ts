import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import { CURRENT_VERSION } from '@site/src/lib/docsVersions';
import { listScopeVersions, type ScopeChoice, SCOPES } from '../scope';

/** What answers, as in `ask.ts`. */
export interface Answers {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
  isComplete: (choice: ScopeChoice) => boolean;
  complete: (choice: ScopeChoice) => Promise<void>;
}

/** Somewhere else to search for the same, and how much there is. */
export interface Way extends ScopeChoice {
  /** Undefined where that is not known yet. */
  total: number | undefined;
}

/** What a search came to. */
export interface Outcome {
  request: SearchRequest;
  answer: SearchAnswer;
  /** All products, after results; where there are results, after none. */
  ways: readonly Way[];
}

/** How long results wait for the count of a wider scope, which may come from a server, in ms. */
const COUNT_MS = 300;

/** The same where nothing was found: then the ways on are all that there is to show. */
const ONLY_COUNT_MS = 4000;

function wait(time: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), time);
  });
}

/** How much there is elsewhere; undefined where that cannot be said. */
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

/** A way with its count, as far as that comes in time from now. */
async function createWay(
  choice: ScopeChoice,
  counted: Promise<number | undefined>,
  time: number,
): Promise<Way> {
  return { ...choice, total: await Promise.race([counted, wait(time)]) };
}

/** Where else a search that found nothing may find something: other products, today's version, all. */
export function listElsewhere({ scope, version }: ScopeChoice): ScopeChoice[] {
  const others = SCOPES.filter((other) => other !== scope && other !== 'all')
    .filter((other) => listScopeVersions(other).includes(version))
    .map((other) => ({ scope: other, version }));
  const isOld = version !== CURRENT_VERSION;
  return [
    ...(isOld ? [{ scope, version: CURRENT_VERSION }] : []),
    ...others,
    // What all products have in this version, those above have.
    ...(isOld && scope !== 'all' ? [{ scope: 'all' as const, version: CURRENT_VERSION }] : []),
  ];
}

/** Asks for hits; where there are none by what is known, for all there is to know. */
async function findHits(request: SearchRequest, answers: Answers): Promise<SearchAnswer> {
  const answer = await answers.ask(request);
  if (answer.total > 0 || answers.isComplete(request)) {
    return answer;
  }
  await Promise.race([answers.complete(request), wait(ONLY_COUNT_MS)]);
  return answers.ask(request);
}

/**
 * Asks for hits, and for how much there is where the reader may want to look next. Hits wait for no
 * index but their own.
 */
export async function findOutcome(request: SearchRequest, answers: Answers): Promise<Outcome> {
  const everywhere = { scope: 'all', version: request.version } as const;
  const isNarrow = request.scope !== 'all';
  // Asked for together; waited for once there is something to show.
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
  // By now the other products are there, and may have something of that name.
  const named = request.findsNamesElsewhere ? await answers.ask(request) : answer;
  return named.total > 0
    ? { request, answer: named, ways: [{ ...everywhere, total: undefined }] }
    : { request, answer, ways: ways.filter(({ total = 0 }) => total > 0) };
}
