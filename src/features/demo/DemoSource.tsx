import texts from '@site/i18n/en/demo.json';
import { Segments } from '@site/src/components/Segments';
import CodeBlock from '@theme/CodeBlock';
import { createTranslate } from '../i18n';
import { CODE_VARIANTS } from '@site/src/lib/contracts/demos';
import { setCodeVariant, usePreferences } from '../preferences';
import styles from './Demo.module.css';

const t = createTranslate({ en: texts });

/** The source of a demo in the reader's language, which is chosen for all demos at once. */
export function DemoSource({ typescript, javascript }: { typescript: string; javascript: string }) {
  const { codeVariant } = usePreferences();
  return (
    <>
      <div className={styles.language}>
        <Segments
          legend={t('language')}
          options={CODE_VARIANTS.map((value) => ({ value, label: value }))}
          value={codeVariant}
          onChange={setCodeVariant}
        />
      </div>
      {codeVariant === 'TS' ? (
        <CodeBlock language="tsx">{typescript}</CodeBlock>
      ) : (
        <CodeBlock language="jsx">{javascript}</CodeBlock>
      )}
    </>
  );
}
