/** Where the scenarios of a form are kept on the device. */
export const keyOf = (form: HTMLFormElement): string => `scenarios ${new URL(form.action).pathname}`
