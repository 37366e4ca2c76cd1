/** The states a question names, for what is known by state. */
import type { Token } from './words.ts'

const NAMES: Readonly<Record<string, string>> = {
  acre: 'AC',
  alagoas: 'AL',
  amazonas: 'AM',
  amapa: 'AP',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  brasilia: 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'minas gerais': 'MG',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  paraiba: 'PB',
  pernambuco: 'PE',
  piaui: 'PI',
  parana: 'PR',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  rondonia: 'RO',
  roraima: 'RR',
  'rio grande do sul': 'RS',
  'santa catarina': 'SC',
  sergipe: 'SE',
  'sao paulo': 'SP',
  tocantins: 'TO',
  // By half their names, where it is said that they are places: an engineer may be "de minas".
  'em minas': 'MG',
  'no rio': 'RJ',
}
/** Those whose two letters are no other word. */
const LETTERS = new Set('sp rj mg rs pr sc df pe ce mt ms rn pb pi rr ap ba go es'.split(' '))

/** The state, and the words it was said in; the longest name first: Mato Grosso do Sul is not Mato Grosso. */
export function stateIn(tokens: readonly Token[]): { readonly uf: string; readonly tokens: readonly Token[] } | null {
  const text = tokens.map(({ word }) => word)
  for (const [name, uf] of Object.entries(NAMES)) {
    const words = name.split(' ')
    const at = text.findIndex((_, index) => words.every((word, offset) => text[index + offset] === word))
    if (at !== -1) return { uf, tokens: tokens.slice(at, at + words.length) }
  }
  const letters = tokens.find(({ word }) => LETTERS.has(word))
  return letters ? { uf: letters.word.toUpperCase(), tokens: [letters] } : null
}
