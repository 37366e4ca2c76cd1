/** What people ask for and nothing here answers: said plainly, in place of what only shares a word with it. */
import type { Catalogue } from '../core/operation/ports.ts'
import type { TypedQuestion } from './mentions.ts'
import { isNamed } from './rank.ts'
import { folded, stem, type Token, tokensOf } from './words.ts'

/** Each as it is said after "não sei". What comes to be known here stops being one of them by itself. */
const SUBJECTS = [
  'o IPTU',
  'o ITCMD',
  'o inventário',
  'o Auxílio Brasil',
  'o Auxílio Gás',
  'o Vale Gás',
  'o Pé-de-Meia',
  'o Fies',
  'o Prouni',
  'o Enem',
  'a CNH',
  'a multa de trânsito',
  'o licenciamento do carro',
  'o DPVAT',
  'o seguro do carro',
  'o Serasa',
  'o score de crédito',
  'a tarifa social',
  'a tarifa de energia',
  'a bandeira tarifária',
  'a loteria',
  'a Mega-Sena',
  'o INCRA',
  'o ITR',
  'o imposto de importação',
  'o passaporte',
  'o título de eleitor',
  'a regra de três',
  'dividir contas',
  'a previsão do tempo',
  'o clima',
]

interface Subject {
  readonly said: string
  readonly roots: readonly string[]
}

const rootsOf = (text: string): string[] => tokensOf(folded(text)).map(({ word }) => stem(word))

const READ: readonly Subject[] = SUBJECTS.map((said) => ({ said, roots: rootsOf(said.replace(/^[oa] /, '')) }))

/** The subject a question names that nothing here has a name for, and the rest of its words. */
export function subjectBeyond(
  question: TypedQuestion,
  registry: Catalogue,
): { readonly said: string; readonly rest: readonly Token[] } | null {
  // Of every word: one that is a number by itself may be of a name, "regra de três".
  const asked = tokensOf(question.folded)
  for (const { said, roots } of READ) {
    const at = asked.findIndex((_, index) => roots.every((root, offset) => stem(asked[index + offset]?.word ?? '') === root))
    if (at === -1 || isNamed(registry, roots)) continue
    const named = new Set(asked.slice(at, at + roots.length).map(({ start }) => start))
    return { said, rest: question.tokens.filter(({ start }) => !named.has(start)) }
  }
  return null
}
