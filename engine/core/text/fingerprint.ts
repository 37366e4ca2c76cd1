/** Short hash of a text (FNV-1a, two 32-bit halves): distinguishes versions, but is not collision-resistant against forgery. */
export function fingerprint(text: string): string {
  let low = 0x811c9dc5
  let high = 0x050c5d1f
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x01000197)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
