/** Out-of-scope subjects: states plainly that there is no answer instead of showing results that only share a word. */
import type { Catalogue } from '../../operation/evaluation/ports.ts'
import { isNamed } from '../rank.ts'
import type { TypedQuestion } from './mentions.ts'
import { folded, stem, type Token, tokensOf } from './words.ts'

/** Each subject completes "não sei"; it stops matching once the registry has that name. */
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

/** Out-of-scope subject named by a question, and the remaining words. */
export function subjectBeyond(
  question: TypedQuestion,
  registry: Catalogue,
): { readonly said: string; readonly rest: readonly Token[] } | null {
  // Include numbers: they may be part of a name, "regra de três".
  const asked = tokensOf(question.folded)
  for (const { said, roots } of READ) {
    const at = asked.findIndex((_, index) => roots.every((root, offset) => stem(asked[index + offset]?.word ?? '') === root))
    if (at === -1 || isNamed(registry, roots)) continue
    const named = new Set(asked.slice(at, at + roots.length).map(({ start }) => start))
    return { said, rest: question.tokens.filter(({ start }) => !named.has(start)) }
  }
  return null
}
