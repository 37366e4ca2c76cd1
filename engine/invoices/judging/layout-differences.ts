/** Departures from the layout as differences, with the order expected. */
import { word } from '../../core/text/language.ts'
import type { LayoutFault } from '../layout.ts'
import { type Difference, difference } from './rules.ts'

/** @param at path of the group below `infNFe`. @param prefix prefix of the reported tags. */
export function layoutDifferences(faults: readonly LayoutFault[], group: string, at: string, prefix = ''): Difference[] {
  return faults.map(({ path, kind, found, order }) => {
    const tag = path === '' ? group : `${prefix}${path}`
    const expected = kind === 'missing' || kind === 'order' ? order.join(', ') : null
    return difference('schema', {
      tag,
      path: path === '' ? at : `${at}/${path}`,
      found,
      expected,
      advice: adviceOn(kind, tag, found, order),
    })
  })
}

function adviceOn(kind: LayoutFault['kind'], tag: string, found: string | null, order: readonly string[]): string {
  switch (kind) {
    case 'value':
      return word`${tag} traz "${found ?? ''}", que o leiaute não aceita`
    case 'missing':
      return word`falta ${tag}; a ordem é ${order.join(', ')}`
    case 'order':
      return word`${tag} está fora da ordem, que é ${order.join(', ')}`
    case 'repeated':
      return word`${tag} aparece mais de uma vez`
    case 'choice':
      return word`${tag} não vai junto de ${found ?? ''}`
  }
}
