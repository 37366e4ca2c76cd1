/** Storage key of a form's scenarios. */
export const keyOf = (form: HTMLFormElement): string => `scenarios ${new URL(form.action).pathname}`
