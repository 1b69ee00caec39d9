import controls from '@site/src/components/controls.module.css';
import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { TEMPLATES_PATH } from '../templates';
import { t } from '../texts';
import { TARGETS, type TemplateControls } from './controls';
import { ModeSegments, StylingSegments, ThemeSegments } from './choices';
import styles from './TemplateBar.module.css';

const ICON = `${controls.quietButton} ${styles.icon}`;

interface TemplateBarProps extends TemplateControls {
  title: string;
  /** Whether the last export failed. */
  hasFailed: boolean;
  onCode: () => void;
  onOptions: () => void;
}

/**
 * The link back, the template's options, and its code. In narrow windows, the options are
 * collapsed.
 */
export function TemplateBar(props: TemplateBarProps) {
  const { demo, title, hasFailed, onSend, onReset, onCode, onOptions } = props;
  return (
    <header className={styles.bar} aria-label={t('bar', { title })} data-template-bar="">
      <Link to={TEMPLATES_PATH} className={styles.back} aria-label={t('backToTemplates')}>
        <Icon name="chevron" className={styles.arrow} />
        <span className={styles.backLabel}>{t('backToTemplates')}</span>
      </Link>
      <p className={styles.title}>{title}</p>
      <div className={`${styles.choices} hidden-legends`}>
        <ThemeSegments {...props} />
        <StylingSegments {...props} />
        <ModeSegments />
      </div>
      <div className={styles.tools}>
        {TARGETS.map(({ target, icon, action }) => (
          <button
            key={target}
            type="button"
            className={ICON}
            aria-label={t(target)}
            title={t(target)}
            onClick={() => onSend(target)}
            {...eventAttributes({ category: 'template', action, label: demo.id })}
          >
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          className={ICON}
          aria-label={t('reset')}
          title={t('reset')}
          onClick={onReset}
          {...eventAttributes({ category: 'template', action: 'reset', label: demo.id })}
        >
          <Icon name="reset" />
        </button>
      </div>
      <button
        type="button"
        className={`${controls.quietButton} ${styles.code}`}
        aria-haspopup="dialog"
        onClick={onCode}
        {...eventAttributes({ category: 'template', action: 'expand', label: demo.id })}
      >
        {t('showCode')}
      </button>
      <button
        type="button"
        className={`${ICON} ${styles.options}`}
        aria-label={t('options')}
        title={t('options')}
        aria-haspopup="dialog"
        onClick={onOptions}
      >
        <Icon name="settings" />
      </button>
      <p role="status" className={hasFailed ? styles.said : 'visually-hidden'}>
        {hasFailed ? t('actionFailed') : ''}
      </p>
    </header>
  );
}
