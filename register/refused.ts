/** The import stops, in words for whoever ran it; what was published before stays as it is. */
export class ImportRefused extends Error {}
