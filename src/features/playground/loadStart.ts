import type { CodeVariant, DemoStyling, SourceFile } from '@site/src/lib/contracts/demos';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { readSourceFiles, type SharedProgram } from '@site/src/lib/sharedProgram';
import { convertFiles } from './convertFiles';
import type { Origin } from './programState';
import type { Start } from './startHash';
import { PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { TEMPLATES } from './templates';

/** A program to start with, and why it isn't the requested one. */
export interface Opening {
  program: SharedProgram;
  origin: Origin;
  problem?: 'noDemo' | 'badCode';
  /** The hash with the program, which waits until the reader runs it. */
  heldLink?: string;
}

interface Sources {
  /** The program in a URL; undefined if it can't be read. */
  decode: (text: string) => Promise<SharedProgram | undefined>;
  /** The DemoSources of a demo; rejects if it doesn't exist. */
  fetchDemo: (id: string) => Promise<unknown>;
  /** The reader's own. */
  language: CodeVariant;
  /** Whether the reader created or has run the code of a hash in this tab. */
  isOwnLink: (hash: string) => boolean;
}

/** A template's program. Falls back to TypeScript if it can't be converted to JavaScript. */
export async function openTemplate(library: ProductSlug, language: CodeVariant): Promise<Opening> {
  const typed = TEMPLATES[library];
  const files: Origin['files'] = { TS: typed };
  if (language === 'JS') {
    files.JS = await convertFiles(typed, 'JS').catch(() => undefined);
  }
  const chosen = files[language] ? language : 'TS';
  const program: SharedProgram = {
    version: CURRENT_VERSION,
    library,
    styling: 'system',
    language: chosen,
    files: files[chosen] ?? typed,
  };
  return { program, origin: { type: 'template', name: '', files } };
}

function findLibrary(demoId: string): ProductSlug {
  return (
    PRODUCT_SLUGS.find((library) => demoId.split('/').includes(`react-${library}`)) ??
    PRODUCT_SLUGS[0]!
  );
}

/** The plain files of a loaded demo, which come with their highlighted HTML. */
function readFiles(styling: DemoStyling | undefined, language: CodeVariant) {
  return readSourceFiles(styling?.[language]?.files);
}

function openDemo(
  start: Start & { type: 'demo' },
  sources: unknown,
  preferred: CodeVariant,
): Opening | undefined {
  const stylings = (sources as { stylings?: Record<string, DemoStyling> }).stylings ?? {};
  const styling = stylings[start.styling] ? start.styling : 'system';
  const files: Partial<Record<CodeVariant, SourceFile[]>> = {
    TS: readFiles(stylings[styling], 'TS'),
    JS: readFiles(stylings[styling], 'JS'),
  };
  const language = start.language ?? preferred;
  const chosen = files[language];
  const name = start.id.slice(start.id.lastIndexOf('/') + 1).replace(/@.*/, '');
  return (
    chosen && {
      program: {
        version: splitVersionPath(`/x/${start.id}`)?.version ?? CURRENT_VERSION,
        library: findLibrary(start.id),
        styling,
        language,
        files: chosen,
      },
      origin: { type: 'demo', name, files },
    }
  );
}

/** The program that a URL requests; a template if it requests none or one that doesn't exist. */
export async function loadStart(
  start: Start | undefined,
  { decode, fetchDemo, language, isOwnLink }: Sources,
): Promise<Opening> {
  if (start?.type === 'code') {
    const program = await decode(start.text);
    const hash = `#code=${start.text}`;
    return program
      ? {
          program,
          origin: { type: 'code', name: '', files: { [program.language]: program.files } },
          ...(!isOwnLink(hash) && { heldLink: hash }),
        }
      : { ...(await openTemplate(PRODUCT_SLUGS[0]!, language)), problem: 'badCode' };
  }
  if (start?.type === 'demo') {
    const sources = await fetchDemo(start.id).catch(() => undefined);
    const opening = sources ? openDemo(start, sources, language) : undefined;
    return (
      opening ?? { ...(await openTemplate(findLibrary(start.id), language)), problem: 'noDemo' }
    );
  }
  return openTemplate(PRODUCT_SLUGS[0]!, language);
}
