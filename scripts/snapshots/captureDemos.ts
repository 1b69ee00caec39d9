declare global {
  interface Window {
    /** Rules as they were written: what a browser makes of some, shorthands with variables, is lossy. */
    writtenRules: WeakMap<CSSRule, string>;
  }
}

/** What the browser tells of one running demo. */
export interface CapturedDemo {
  name: string;
  /** Its markup, cleaned; empty when it draws nothing. */
  html: string;
  /** Style rules that its elements need, in their order. */
  rules: string[];
  /** What it failed with. */
  error?: string;
}

/** An init script: keeps the text of rules that libraries insert into style sheets. */
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

/** An init script: every demo is near the window, which paints only what it shows. */
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
 * that draw it. Nobody points at a snapshot, and nothing in it has the focus: rules about that are left out,
 * as are attributes that speak to the keyboard, to screen readers and to scripts.
 */
export function captureDemos(): CapturedDemo[] {
  const SILENT =
    /^(id|name|for|role|tabindex|contenteditable|spellcheck|title|href|aria-.*|data-.*)$/;
  const ACTING = /:(hover|focus|active|focus-visible|focus-within|autofill|-webkit-autofill)\b/;

  /** Selectors of a list of which an element of the demo may be meant. */
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

  /** The demo as it stands there, without what nobody sees. */
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

  // Beside those of Emotion, the grid's own sheet of variables stands in the grid.
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
