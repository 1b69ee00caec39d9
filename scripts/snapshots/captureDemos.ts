declare global {
  interface Window {
    /** Rules as written: browsers lose information in some, such as shorthands with variables. */
    writtenRules: WeakMap<CSSRule, string>;
  }
}

/** A running demo, as captured in the browser. */
export interface CapturedDemo {
  name: string;
  /** Its cleaned markup; empty if it renders nothing. */
  html: string;
  /** Style rules that its elements need, in order. */
  rules: string[];
  /** The error it failed with. */
  error?: string;
}

/** An init script that stores the text of rules that libraries insert into style sheets. */
export function keepWrittenRules(): void {
  window.writtenRules = new WeakMap();
  // oxlint-disable-next-line typescript/unbound-method -- called on the sheet below
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertAndKeep(text, index = 0) {
    const position = insertRule.call(this, text, index);
    const rule = this.cssRules[position];
    if (rule) {
      window.writtenRules.set(rule, text);
    }
    return position;
  };
}

/** An init script that makes every demo count as near the viewport; only visible ones paint. */
export function bringAllNear(): void {
  const FAR = '100000px';
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { ...options, rootMargin: FAR });
    }
  };
}

/**
 * Runs in the page: the markup of every demo that runs there, and the rules of Emotion's sheets
 * that style it. Snapshots are never hovered or focused, so rules for that are left out, and so are
 * attributes for keyboards, screen readers and scripts.
 */
export function captureDemos(): CapturedDemo[] {
  const SILENT =
    /^(id|name|for|role|tabindex|contenteditable|spellcheck|title|href|aria-.*|data-.*)$/;
  const ACTING = /:(hover|focus|active|focus-visible|focus-within|autofill|-webkit-autofill)\b/;

  /** Whether any selector of a list may match an element of the demo. */
  function matches(demo: Element, selectors: string): boolean {
    return selectors.split(/,(?![^(]*\))/).some((selector) => {
      if (ACTING.test(selector.replaceAll(/:not\([^)]*\)/g, ''))) {
        return false;
      }
      const plain = selector
        .replaceAll(/::?(before|after|placeholder|marker|[\w-]*scrollbar[\w-]*|-\w[\w-]*)/g, '')
        .trim();
      if (/^(:root|html|body|\[data-mui-color-scheme)/.test(plain)) {
        return true;
      }
      try {
        return demo.matches(plain || '*') || demo.querySelector(plain || '*') !== null;
      } catch {
        return true;
      }
    });
  }

  function collect(demo: Element, rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule) => {
      const written = window.writtenRules.get(rule);
      if (rule instanceof CSSStyleRule) {
        return matches(demo, rule.selectorText) ? [written ?? rule.cssText] : [];
      }
      if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) {
        return [];
      }
      const inner = collect(demo, rule.cssRules as CSSRuleList);
      if (written !== undefined) {
        return inner.length > 0 ? [written] : [];
      }
      const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      return inner.map((text) => `${head}{ ${text} }`);
    });
  }

  /** The current markup of the demo, without anything invisible. */
  function serialize(demo: Element, css: string): string {
    const copy = demo.cloneNode(true) as Element;
    const originals = [...demo.querySelectorAll('input')];
    copy.querySelectorAll('input').forEach((input, index) => {
      input.toggleAttribute('checked', originals[index]?.checked ?? false);
    });
    copy.querySelectorAll('style, script, link').forEach((element) => element.remove());
    const text = copy.outerHTML;
    [copy, ...copy.querySelectorAll('*')].forEach((element) =>
      [...element.attributes].forEach(({ name, value }) => {
        const isReferenced =
          name === 'id' && (text.includes(`#${value}`) || css.includes(`#${value}`));
        const isSelected = css.includes(`[${name}`);
        const isUse = name === 'href' && element.localName !== 'a';
        if (SILENT.test(name) && !isReferenced && !isSelected && !isUse) {
          element.removeAttribute(name);
        }
      }),
    );
    return copy.outerHTML;
  }

  // Besides Emotion's sheets, there is the grid's own sheet of variables inside the grid.
  const sheets = [
    ...document.querySelectorAll<HTMLStyleElement>('style[data-emotion], [data-demo] style'),
  ];
  return [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((section) => {
    const name = section.dataset.demo;
    const live = section.querySelector('[data-live]');
    const demo = live?.querySelector(':scope > .isolated');
    const error = live?.querySelector(':scope > [role="alert"] > p')?.textContent ?? undefined;
    if (!name || !live || live.querySelector('iframe')) {
      return [];
    }
    const isDrawn =
      demo?.firstElementChild &&
      [...demo.querySelectorAll('*')].some((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0;
      });
    if (!demo || !isDrawn) {
      return [{ name, html: '', rules: [], error }];
    }
    const rules = sheets.flatMap(({ sheet }) => (sheet ? collect(demo, sheet.cssRules) : []));
    return [{ name, html: serialize(demo, rules.join('\n')), rules }];
  });
}
