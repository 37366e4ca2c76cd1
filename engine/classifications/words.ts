/** The words by which codes of the consumption tax are found: what a seller types and what the law writes. */
import { folded } from '../core/text.ts'

const PLURALS = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
] as const

/** Words without accents and plurals: what a seller types and what the law writes meet here. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** What sellers say, and the law's words for it; without accents. */
const LAW_WORDS: readonly (readonly [said: string, law: string])[] = [
  ['medico veterinario', 'profissao intelectual'],
  ['cesta basica', 'alimentacao humana'],
  ['plano odontologico', 'plano saude'],
  ['convenio medico', 'plano saude'],
  ['remedio', 'medicamento'],
  ['camisinha', 'preservativo'],
  ['hospital', 'hospitalar'],
  ['frango', 'carne ave'],
  ['galinha', 'carne ave'],
  ['boi', 'bovina'],
  ['porco', 'suina'],
  ['macarrao', 'massa'],
  ['sabonete', 'sabao toucador'],
  ['pasta dente', 'dentifricio'],
  ['creme dental', 'dentifricio'],
  ...['batata doce', 'aipim', 'macaxeira', 'inhame'].map((root) => [root, 'raiz tuberculo'] as const),
  ...['verdura', 'legume', 'hortalica', 'alface', 'cebola', 'cenoura', 'batata', 'couve', 'repolho', 'pepino'].map(
    (vegetable) => [vegetable, 'produto horticola'] as const,
  ),
  ...['banana', 'maca', 'laranja', 'mamao', 'manga', 'uva'].map((fruit) => [fruit, 'fruta fresca'] as const),
  ['camarao', 'crustaceo'],
  ['agrotoxico', 'herbicida'],
  ['consulta medica', 'servico medico'],
  ['medico', 'servico medico'],
  ['dentista', 'servico odontologico'],
  ['fisioterapeuta', 'fisioterapia'],
  ['enfermeiro', 'enfermagem'],
  ...['mensalidade escolar', 'colegio'].map((school) => [school, 'ensino'] as const),
  ['faculdade', 'ensino superior'],
  ['universidade', 'ensino superior'],
  ['hotel', 'hotelaria'],
  ['pousada', 'hotelaria'],
  ['lanchonete', 'restaurante'],
  ...['ingresso show', 'show', 'peca teatro', 'teatro'].map((play) => [play, 'atuacao artistica vivo'] as const),
  ['cinema', 'projecao filme'],
  ['passagem onibus', 'transporte coletivo passageiro rodoviario'],
  ['passagem aerea', 'transporte aereo regional'],
  ['onibus', 'transporte rodoviario'],
  ['metro', 'transporte metroviario'],
  ['trem', 'transporte ferroviario'],
  ['aviao', 'transporte aereo'],
  ['aluguel', 'locacao'],
  ['diesel', 'combustivel'],
  ['revista', 'periodico'],
  // The professions of LC 214, art. 127.
  ...[
    ...['administrador', 'advogado', 'advocacia', 'agronomo', 'arquiteto', 'assistente social', 'bibliotecario', 'biologo'],
    ...['contabilidade', 'contabilista', 'contador', 'economista', 'engenheiro', 'estatistico', 'museologo', 'zootecnista'],
  ].map((profession) => [profession, 'profissao intelectual'] as const),
]

/** What a word also is in the law, in another item than the one that writes it: neither alone is the answer. */
const ALSO: readonly (readonly [said: string, law: string])[] = [
  ['tomate', 'produto horticola'],
  ['mandioca', 'raiz tuberculo'],
  ['gasolina', 'combustivel'],
]

const SMALL = new Set(['a', 'e', 'o', 'de', 'da', 'do', 'em', 'com', 'para', 'no', 'na', 'um', 'uma'])

const asWritten = (text: string): string => ` ${wordsOf(text).join(' ')} `

const replaced = (asked: string, pairs: typeof LAW_WORDS): string =>
  pairs.reduce((so, [said, law]) => so.replaceAll(asWritten(said), asWritten(law)), asked)

/** The words of a question as the law would write them, in each of the ways it may; the small ones between them say nothing. */
export function waysAsked(text: string): string[][] {
  const asked = ` ${wordsOf(text)
    .filter((word) => !SMALL.has(word))
    .join(' ')} `
  const ways = new Set([replaced(asked, LAW_WORDS), replaced(replaced(asked, ALSO), LAW_WORDS)])
  return [...ways].map((way) => way.split(' ').filter((word) => word !== ''))
}

/** Pães → pao, animais → animal, frascos → frasco: enough for both sides to be cut alike. */
function singular(word: string): string {
  if (word.length <= 3) return word
  for (const [plural, one] of PLURALS) if (word.endsWith(plural)) return word.slice(0, -plural.length) + one
  return word
}
