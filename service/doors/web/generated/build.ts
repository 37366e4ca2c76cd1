// Written by the build from what the folders hold. Not edited, not committed.
export const BUILD = 'nPBGi6SblG'
