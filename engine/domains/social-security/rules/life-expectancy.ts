import { divide, Ratio } from '../../../core/ratio.ts'
import { calendarDate, type Phrase, plainNumber, say } from '../../../core/text/sentence.ts'

/**
 * IBGE, Tábua Completa de Mortalidade de 2024, both sexes, at each exact age from 0 to 70. Confirmed in one source only, so it appears as a
 * hint and enters no calculation.
 */
const YEARS_LEFT = [
  76.6079, 76.5568, 75.6135, 74.658, 73.6932, 72.7212, 71.7438, 70.7625, 69.7785, 68.7927, 67.806, 66.8192, 65.8333, 64.8494, 63.8689,
  62.8938, 61.9263, 60.9687, 60.022, 59.0858, 58.1578, 57.2351, 56.3148, 55.3954, 54.4762, 53.5571, 52.6383, 51.7198, 50.8012, 49.8822,
  48.9624, 48.0417, 47.1202, 46.1982, 45.2762, 44.3548, 43.4346, 42.5163, 41.6005, 40.6875, 39.7777, 38.8713, 37.9686, 37.0695, 36.174,
  35.2821, 34.3941, 33.5101, 32.6305, 31.756, 30.8872, 30.0246, 29.1689, 28.3204, 27.4794, 26.646, 25.8203, 25.0021, 24.1912, 23.3876,
  22.5916, 21.8038, 21.0255, 20.2582, 19.5036, 18.7629, 18.0363, 17.3228, 16.62, 15.9251, 15.2356,
] as const

/** Rounded to one decimal, as printed in the table and used by the INSS. */
function printed(years: number): Ratio {
  const exact = Ratio.of(BigInt(Math.round(years * 10_000)), 10_000n)
  return Ratio.of(divide(exact.n * 10n, exact.d, 'halfUp'), 10n)
}

/**
 * Hint with the life expectancy of the 2024 table, labelled an estimate; null past its last age. @param age In years; only completed years
 * count.
 */
export function lifeExpectancyHint(age: Ratio): Phrase | null {
  const completed = Number(age.n / age.d)
  const left = YEARS_LEFT[completed]
  if (left === undefined) return null
  return say`Para ter ideia de life_expectancy: a tábua do IBGE de 2024, usada em pedidos de ${calendarDate('2025-12-01')} a ${calendarDate('2026-11-30')}, dá ${plainNumber(printed(left))} anos a quem tem ${completed} (lida em uma só fonte, e por isso não entra na conta).`
}
