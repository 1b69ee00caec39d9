import texts from '@site/i18n/en/demo.json';
import type { DemoSource, SourceFile } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { editFile, editPreview, type Edit } from './demoState';
import demoStyles from './Demo.module.css';
import styles from './DemoPanel.module.css';
import { EditableCode } from './EditableCode';
import { FileTabs } from './FileTabs';

const t = createTranslate({ en: texts });

interface DemoCodeProps {
  title: string;
  source: DemoSource;
  edit: Edit | undefined;
  files: readonly SourceFile[];
  activeName: string;
  isPreview: boolean;
  diagnostic: RunnerDiagnostic | undefined;
  onActivate: (name: string) => void;
  onEdit: (edit: Edit) => void;
}

/** A demo's code: its short preview, or its files. Typing in it edits the demo. */
export function DemoCode(props: DemoCodeProps) {
  const { title, source, edit, files, activeName, isPreview, diagnostic, onActivate, onEdit } =
    props;
  const current: Edit = edit ?? { files, preview: source.preview?.code };
  const entry = source.files[0]?.name ?? '';
  if (isPreview && source.preview) {
    const { preview } = source;
    return (
      <EditableCode
        key="preview"
        fileName={entry}
        label={t('previewLabel', { title })}
        code={current.preview ?? preview.code}
        html={edit ? undefined : preview.html}
        diagnostic={diagnostic && { message: diagnostic.message }}
        onChange={(code) => onEdit(editPreview(current, preview, code))}
      />
    );
  }
  const active = files.find(({ name }) => name === activeName);
  const original = source.files.find(({ name }) => name === activeName);
  return (
    <>
      {files.length > 1 && (
        <FileTabs
          label={t('files', { title })}
          names={files.map(({ name }) => name)}
          active={activeName}
          onActivate={onActivate}
        />
      )}
      <div className={`${demoStyles.scroll} ${styles.source}`}>
        <EditableCode
          key={activeName}
          fileName={activeName}
          label={t('sourceLabel', { file: activeName })}
          code={active?.code ?? ''}
          html={active?.code === original?.code ? original?.html : undefined}
          diagnostic={!diagnostic?.file || diagnostic.file === activeName ? diagnostic : undefined}
          onChange={(code) => onEdit(editFile(current, source.preview, activeName, code))}
        />
      </div>
    </>
  );
}
