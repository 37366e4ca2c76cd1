/**
 * Fields of the termination form: Portaria MTE 1.621/2010 (Anexo I, as amended by 2.685/2011 and 1.057/2012), and the previous form of
 * Portaria MTE 302/2002.
 */
interface FormField {
  readonly kind: 'earning' | 'deduction'
  readonly nature: string | null
}

const earning = (nature: string | null): FormField => ({ kind: 'earning', nature })
const deduction = (nature: string | null): FormField => ({ kind: 'deduction', nature })

const NAMED: Readonly<Record<string, FormField>> = {
  '50': earning('6000'),
  '51': earning('1207'),
  '52': earning('1211'),
  '53': earning('1202'),
  '54': earning('1203'),
  '55': earning('1205'),
  '56': earning('1003'),
  '57': earning('1209'),
  '58': earning('1012'),
  '59': earning('1012'),
  '60': earning('6106'),
  '61': earning('6104'),
  '62': earning('1409'),
  '63': earning('6002'),
  '64': earning('6002'),
  '65': earning('6006'),
  '66': earning('6007'),
  '67': earning('1024'),
  '68': earning('1017'),
  '69': earning('6003'),
  '70': earning('6001'),
  '71': earning('6006'),
  '100': deduction('9213'),
  '101': deduction('9200'),
  '102': deduction('9214'),
  '103': deduction('6901'),
  '104': deduction('6904'),
  '105': deduction('9254'),
  '106': deduction('9216'),
  '107': deduction('9216'),
  '108': deduction('9241'),
  '109': deduction('9241'),
  '110': deduction('9223'),
  '111': deduction('9230'),
  '112': deduction('9201'),
  '113': deduction('9223'),
  '114': deduction('9203'),
  '115': deduction(null),
  '116': deduction(null),
}

const between = (from: number, to: number, field: FormField): [string, FormField][] =>
  Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), field])

export type TerminationFields = Readonly<Record<string, FormField>>

const NEWER: TerminationFields = { ...Object.fromEntries(between(72, 99, earning(null))), ...NAMED }

/** Portaria MTE 302/2002. Fields 34 to 45 are numbered differently by each program, so labels decide there. */
const OLDER: TerminationFields = {
  ...Object.fromEntries(between(33, 45, earning(null))),
  ...Object.fromEntries(between(47, 53, deduction(null))),
  '29': earning('6003'),
  '30': earning('6000'),
  '31': earning('6002'),
  '32': earning('6001'),
  '47': deduction('9201'),
  '48': deduction('9201'),
}

/** A box number stands alone: the centavos of "77,46" before "total" do not match. */
const OLDER_WORDS = /\bmaior remunera|(?<![\d.,])(?:46|54)\s+(?:-\s*)?tota(?:l|is)\b|(?<![\d.,])55\s+(?:-\s*)?(?:valor\s+)?l[ií]quido/i

/** Form version of a document, detected by its titles. */
export const terminationFields = (rows: readonly string[]): TerminationFields => (rows.some((row) => OLDER_WORDS.test(row)) ? OLDER : NEWER)

/** Numbers and first words of boxes, as the official forms print them. */
const BOXES =
  /(?<![\d.,/])(?:50\s+saldo|51\s+comiss|52\s+gratif|63\s+13|65\s+f[eé]rias|66\s+f[eé]rias|68\s+ter[cç]o|69\s+aviso|112(?:\.1)?\s+prev|114(?:\.1)?\s+irrf|2[4-6]\s+data)/gi
const FEWEST_BOXES = 2

/** True for a form whose boxes are numbered as the act numbers them; a form in words has none, or numbers of its own. */
export const isBoxed = (rows: readonly string[]): boolean =>
  OLDER_WORDS.test(rows.join('\n')) || (rows.join('\n').match(BOXES)?.length ?? 0) >= FEWEST_BOXES

export const fieldOf = (fields: TerminationFields, code: string | null): FormField | undefined =>
  code === null ? undefined : fields[code.replace(/\..*$/, '')]

/** Empty boxes before a filled one: "51 Comissões 52 Gratificação 500,00" belongs to the last. */
export function filledBox(label: string, fields: TerminationFields): { readonly code: string; readonly label: string } | null {
  const boxes = [...label.matchAll(/(?<![\d.,/])(\d{2,3}(?:\.\d{1,2})?)\s+(?=[A-ZÀ-Ú1])(?!(?:Dias?|Avos?|Horas?|Faltas?)\b)/g)]
  const last = boxes.filter(([, code]) => fieldOf(fields, code!) !== undefined).at(-1)
  return last ? { code: last[1]!, label: label.slice(last.index + last[0].length).trim() } : null
}
