/** Patches one DOM tree into another, node by node, so that the focused control is preserved. */

/** @param fresh consumed by the call. */
export function morph(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  children(old, fresh)
  settle(old, fresh)
}

function children(old: Element, fresh: Element): void {
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]]
  let at = 0
  for (; at < before.length && at < after.length && before[at]!.nodeName === after[at]!.nodeName; at++) {
    const [one, other] = [before[at]!, after[at]!]
    if (one instanceof Element && other instanceof Element) morph(one, other)
    else if (one.nodeValue !== other.nodeValue) one.nodeValue = other.nodeValue
  }
  for (const node of before.slice(at)) node.remove()
  old.append(...after.slice(at))
}

/** Syncs control state not held in attributes; the focused control keeps its state. */
function settle(old: Element, fresh: Element): void {
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    if (old === document.activeElement) old.defaultValue = old.value
    else old.value = fresh.value
    old.checked = fresh.defaultChecked
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value
}
