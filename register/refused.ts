/** Stops an import with a message for the operator; published data stays unchanged. */
export class ImportRefused extends Error {}
