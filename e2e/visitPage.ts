import { expect } from '@playwright/test';
import { NoFramesError } from './expectFrames';
import { isLibraryViolation } from './libraryViolations';
import { listViolations } from './listViolations';
import type { Visit } from './planVisits';
import { listMisfits, runDemos, scrollToEnd } from './runDemos';
import { showCode } from './showCode';
import { expectNoSidewaysScroll, expectSteady, type Variant } from './variants';
import { arrive, changeVariant, type StartVisit, test } from './visit';

interface VisitOptions {
  /** Whether the code of all demos is opened: in TypeScript, then in JavaScript. */
  opensCode?: boolean;
  /** What the libraries of old versions log by themselves. */
  isKnownMessage?: (message: string) => boolean;
}

const isUnknown = () => false;

async function visitOnce(
  startVisit: StartVisit,
  path: string,
  { variants, isThorough, isRepeated = false }: Visit,
  options: VisitOptions = {},
): Promise<void> {
  const { opensCode = false, isKnownMessage = isUnknown } = options;
  const { page, messages } = await startVisit(variants[0]!);

  async function look(variant: Variant, isFirst: boolean): Promise<void> {
    const wrong = isFirst ? await runDemos(page) : await listMisfits(page);
    expect(wrong, 'space reserved for demos').toEqual([]);
    await expectSteady(page, variant);
    if (opensCode) {
      await showCode(page, isFirst ? 'TS' : 'JS');
      if (isThorough) {
        await showCode(page, 'JS');
      }
    }
    await expectNoSidewaysScroll(page);
    const violations = await listViolations(page, {
      onlyVisual: !isFirst || isRepeated,
      onlyKinds: !isThorough,
      hasTargets: opensCode && !path.startsWith('/x/api/'),
    });
    expect(violations.filter((violation) => !isLibraryViolation(path, violation))).toEqual([]);
    expect(messages.filter((message) => !isKnownMessage(message))).toEqual([]);
  }

  for (const [index, variant] of variants.entries()) {
    const { mode, direction, width } = variant;
    await test.step(`in ${mode}, ${direction}, at ${width} px`, async () => {
      if (index === 0) {
        await arrive(page, path);
      } else {
        await changeVariant(page, variant);
        await scrollToEnd(page);
      }
      await look(variant, index === 0);
    });
  }
}

/**
 * Visits a page as a reader does: runs its demos, opens their code, and then changes it into the
 * other variants. Fails on demos that do not run or need more space than there is, on parts that move,
 * on sideways scroll, violations of axe and messages on the console. Where the browser ceases to draw,
 * nothing was seen: the visit begins anew, once.
 */
export async function visitPage(...visit: Parameters<typeof visitOnce>): Promise<void> {
  try {
    await visitOnce(...visit);
  } catch (error) {
    if (!(error instanceof NoFramesError)) {
      throw error;
    }
    test.info().annotations.push({ type: 'visited anew', description: error.message });
    await visitOnce(...visit);
  }
}
