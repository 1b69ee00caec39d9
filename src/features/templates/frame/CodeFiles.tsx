import controls from '@site/src/components/controls.module.css';
import { Icon } from '@site/src/components/Icon';
import { useCopy } from '@site/src/components/useCopy';
import type { DemoManifest, HighlightedFile } from '@site/src/lib/contracts/demos';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { joinFiles } from '@site/src/lib/oneFile/joinFiles';
import { stripTypeScriptExtension } from '@site/src/lib/fileTypes';
import { t } from '../texts';
import styles from './CodeFiles.module.css';

interface CodeFilesProps {
  /** With the entry first. */
  files: readonly HighlightedFile[];
  demo: DemoManifest;
  file: string | undefined;
  onFile: (name: string) => void;
}

/** `parts.tsx` and `parts.js` are the same file in two languages. */
const getStem = (name: string) => stripTypeScriptExtension(name).replace(/\.js$/, '');

function CopyButton({ label, text, demo }: { label: string; text: string; demo: DemoManifest }) {
  const { result, copy } = useCopy();
  const said = result === 'copied' ? t('copied') : result === 'failed' ? t('copyFailed') : '';
  return (
    <button
      type="button"
      className={`${controls.quietButton} ${styles.button}`}
      onClick={() => copy(text)}
      {...eventAttributes({ category: 'template', action: 'copy-click', label: demo.id })}
    >
      <Icon name={result === 'copied' ? 'check' : 'copy'} />
      {label}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </button>
  );
}

/** The files of a program as a row of names, and the code of the selected one. */
export function CodeFiles({ files, demo, file, onFile }: CodeFilesProps) {
  const active = files.find(({ name }) => getStem(name) === getStem(file ?? '')) ?? files[0]!;
  return (
    <div className={styles.layout} data-copies="">
      <nav className={styles.files} aria-label={t('files')}>
        <ul>
          {files.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.file}
                aria-current={name === active.name || undefined}
                onClick={() => onFile(name)}
              >
                <span className={styles.folder}>{name.replace(/[^/]+$/, '')}</span>
                <span>{name.replace(/^.*\//, '')}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.pane}>
        <div className={styles.actions}>
          <span className={styles.name}>{active.name}</span>
          <CopyButton label={t('copyFile')} text={active.code} demo={demo} />
          <CopyButton label={t('copyAll')} text={joinFiles(files)} demo={demo} />
        </div>
        <pre
          key={active.name}
          // Scrollable content must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          role="region"
          aria-label={t('codeOfFile', { file: active.name })}
          className={styles.pre}
          dangerouslySetInnerHTML={{ __html: `<code>${active.html}</code>` }}
        />
      </div>
    </div>
  );
}
