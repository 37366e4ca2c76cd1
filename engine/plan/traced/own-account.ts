// Written by `npm run trace -- --write` from the rules of the domain. Not edited.
// biome-ignore-all format: one line a plan
export const plans: Readonly<Record<string, string>> = {}
