import { Drawer } from '@site/src/components/Drawer';
import { Icon } from '@site/src/components/Icon';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { t } from '../texts';
import { LanguageSegments, ModeSegments, StylingSegments, ThemeSegments } from './choices';
import { TARGETS, type TemplateControls } from './controls';
import styles from './OptionsDrawer.module.css';

interface OptionsDrawerProps extends TemplateControls {
  onClose: () => void;
}

/** The options that don't fit in the bar, or not at all widths. */
export function OptionsDrawer(props: OptionsDrawerProps) {
  const { demo, onSend, onReset, onClose } = props;
  return (
    <Drawer label={t('options')} closeLabel={t('closeOptions')} side="end" onClose={onClose}>
      <div className={styles.options}>
        <ThemeSegments {...props} />
        <ModeSegments />
        <StylingSegments {...props} />
        <LanguageSegments {...props} />
        <ul className={styles.actions}>
          {TARGETS.map(({ target, icon, action }) => (
            <li key={target}>
              <button
                type="button"
                className={styles.action}
                onClick={() => onSend(target)}
                {...eventAttributes({ category: 'template', action, label: demo.id })}
              >
                <Icon name={icon} />
                {t(target)}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onReset();
                onClose();
              }}
              {...eventAttributes({ category: 'template', action: 'reset', label: demo.id })}
            >
              <Icon name="reset" />
              {t('reset')}
            </button>
          </li>
        </ul>
      </div>
    </Drawer>
  );
}
