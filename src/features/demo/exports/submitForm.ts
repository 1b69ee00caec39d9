/** A form's target and content. */
export interface FormRequest {
  /** URL, with its query. */
  action: string;
  fields: Record<string, string>;
}

function createField([name, value]: [string, string]): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
}

/** Posts to a new tab that has no access to this one. Call it soon after a click. */
export function submitForm({ action, fields }: FormRequest): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  form.append(...Object.entries(fields).map(createField));
  document.body.append(form);
  form.submit();
  form.remove();
}
