// Written by `npm run trace -- --write` from the rules of the domain. Not edited.
export const plans: Readonly<Record<string, string>> = {}
