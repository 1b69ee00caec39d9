import type { Page } from '@playwright/test';

interface TypefaceUse {
  family: string;
  /** Whether it was loaded: one that arrives too late for a page is used on the next one. */
  isFetched: boolean;
}

/** The fonts that are actually used for an element's text, regardless of its styles. */
export async function listTypefaces(page: Page, selector: string): Promise<TypefaceUse[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const uses: TypefaceUse[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      uses.push(
        ...fonts.map(({ familyName, isCustomFont }) => ({
          family: familyName,
          isFetched: isCustomFont,
        })),
      );
    }
    return uses;
  } finally {
    await session.detach();
  }
}
