// Written by the build from what the folders hold. Not edited, not committed.
export const version = '1.0.0'
/** Changes with any line of the engine: a schema, a citation, a formula. */
export const build = 'tfJ94HgdtB'
