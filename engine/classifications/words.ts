/** The words by which codes of the consumption tax are found: what a seller types and what the law writes. */

/** Words without accents and plurals: what a seller types and what the law writes meet here. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** What sellers say, and the law's words for it; both without accents and plurals. */
const LAW_WORDS: readonly (readonly [said: string, law: string])[] = [
  ['cesta basica', 'alimentacao humana'],
  ['plano odontologico', 'plano saude'],
  ['convenio medico', 'plano saude'],
  ['remedio', 'medicamento'],
  ['frango', 'carne ave'],
  ['galinha', 'carne ave'],
  ['boi', 'bovina'],
  ['porco', 'suina'],
  ['macarrao', 'massa'],
  ['sabonete', 'sabao toucador'],
  ['pasta de dente', 'dentifricio'],
  ['creme dental', 'dentifricio'],
  ...['verdura', 'legume', 'hortalica', 'alface', 'cebola', 'cenoura'].map((vegetable) => [vegetable, 'produto horticola'] as const),
  ...['banana', 'maca', 'laranja', 'mamao', 'manga', 'uva'].map((fruit) => [fruit, 'fruta fresca'] as const),
  ['consulta medica', 'servico medico'],
  ['medico', 'servico medico'],
  ['dentista', 'servico odontologico'],
  ['fisioterapeuta', 'fisioterapia'],
  ['enfermeiro', 'enfermagem'],
  ['faculdade', 'ensino superior'],
  ['universidade', 'ensino superior'],
  ['hotel', 'hotelaria'],
  ['pousada', 'hotelaria'],
  ['lanchonete', 'restaurante'],
  ['onibus', 'transporte rodoviario'],
  ['metro', 'transporte metroviario'],
  ['trem', 'transporte ferroviario'],
  ['aviao', 'transporte aereo'],
  ['aluguel', 'locacao'],
  ['diesel', 'combustivel'],
  ['revista', 'periodico'],
  // The professions of LC 214, art. 127.
  ...['advogado', 'advocacia', 'arquiteto', 'engenheiro', 'economista', 'contabilidade', 'agronomo', 'bibliotecario'].map(
    (profession) => [profession, 'profissao intelectual'] as const,
  ),
]

/** The words of a question as the law would write them; the small ones between them say nothing. */
export function wordsAsked(text: string): string[] {
  const asked = ` ${wordsOf(text).join(' ')} `
  const inLaw = LAW_WORDS.reduce((so, [said, law]) => so.replaceAll(` ${said} `, ` ${law} `), asked)
  return inLaw.split(' ').filter((word) => word !== '')
}

/** Pães → pao, animais → animal, frascos → frasco: enough for both sides to be cut alike. */
function singular(word: string): string {
  if (word.length <= 3) return word
  for (const [plural, one] of PLURALS) if (word.endsWith(plural)) return word.slice(0, -plural.length) + one
  return word
}

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
