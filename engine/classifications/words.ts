/** Words for finding consumption-tax codes: sellers' terms and the law's terms. */
import { folded } from '../core/text/text.ts'

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

/** Words without accents and plurals, so that sellers' terms match the law's. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** Sellers' terms and their legal equivalents, without accents. */
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
  // Professions of LC 214, art. 127.
  ...[
    ...['administrador', 'advogado', 'advocacia', 'agronomo', 'arquiteto', 'assistente social', 'bibliotecario', 'biologo'],
    ...['contabilidade', 'contabilista', 'contador', 'economista', 'engenheiro', 'estatistico', 'museologo', 'zootecnista'],
  ].map((profession) => [profession, 'profissao intelectual'] as const),
]

/** Additional legal terms of a word: the law has it both literally and under another item. */
const ALSO: readonly (readonly [said: string, law: string])[] = [
  ['tomate', 'produto horticola'],
  ['mandioca', 'raiz tuberculo'],
  ['gasolina', 'combustivel'],
]

const SMALL = new Set(['a', 'e', 'o', 'de', 'da', 'do', 'em', 'com', 'para', 'no', 'na', 'um', 'uma'])

const asWritten = (text: string): string => ` ${wordsOf(text).join(' ')} `

const replaced = (asked: string, pairs: typeof LAW_WORDS): string =>
  pairs.reduce((so, [said, law]) => so.replaceAll(asWritten(said), asWritten(law)), asked)

/** Alternative wordings of a query in legal terms, without stop words. */
export function queryVariants(text: string): string[][] {
  const asked = ` ${wordsOf(text)
    .filter((word) => !SMALL.has(word))
    .join(' ')} `
  const ways = new Set([replaced(asked, LAW_WORDS), replaced(replaced(asked, ALSO), LAW_WORDS)])
  return [...ways].map((way) => way.split(' ').filter((word) => word !== ''))
}

/** Crude stemmer, applied to both sides alike: pães → pao, animais → animal, frascos → frasco. */
function singular(word: string): string {
  if (word.length <= 3) return word
  for (const [plural, one] of PLURALS) if (word.endsWith(plural)) return word.slice(0, -plural.length) + one
  return word
}
