// Written by the scripts from what the folders hold. Not edited, not committed.
export const BUILD = 'pdc5XHLu73'
