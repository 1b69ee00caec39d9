import * as React from 'react';

/** The control of a field with an error: an input, or the first section of a date. */
const WRONG_CONTROL =
  '[data-wrong] :is(input:not([aria-hidden="true"]), [role="spinbutton"])';

/**
 * Decides when to show a form's errors: a field's own when the user leaves it filled in, and all
 * of them when the form is submitted, with the focus on the first.
 */
export function useShownErrors<Errors extends object>(errors: Errors) {
  const form = React.useRef<HTMLFormElement>(null);
  const [left, setLeft] = React.useState<ReadonlySet<keyof Errors>>(new Set());
  const [failures, setFailures] = React.useState(0);

  React.useEffect(() => {
    if (failures > 0) {
      form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus();
    }
  }, [failures]);

  return {
    form,
    getError: (field: keyof Errors) =>
      failures > 0 || left.has(field) ? errors[field] : undefined,
    leave: (field: keyof Errors) => setLeft((fields) => new Set([...fields, field])),
    /** Calls `goOn` if there are no errors. */
    submit: (event: React.FormEvent, goOn: () => void) => {
      event.preventDefault();
      if (Object.values(errors).some((error) => error !== undefined)) {
        setFailures((count) => count + 1);
      } else {
        goOn();
      }
    },
  };
}
