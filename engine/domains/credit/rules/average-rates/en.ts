export const english = {}
