import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayOf, yearOf } from '../day.ts'
import { isBusinessDay } from './business-day.ts'
import { isPaymentDay, isYearEndClosing, lastPaymentDayOfMonth, paymentDayFrom, paymentDayUpTo } from './tax-calendar.ts'

describe('last payment day of December', () => {
  it.each<[number, Day, string]>([
    [2026, '2026-12-30', 'Resolução CMN 4.880/2020, art. 3º: 31/12/2026 is a Thursday'],
    [2025, '2025-12-30', 'https://www.contabeis.com.br/noticias/74291/atencao-vencimentos-de-tributos-antecipados-para-30-12'],
    [
      2024,
      '2024-12-30',
      'https://tocantins.jornalopcao.com.br/noticias/prazo-final-para-pagamento-de-tributos-federais-termina-nesta-segunda-feira-551039/',
    ],
    [2023, '2023-12-28', 'the last business day is Friday the 29th'],
    [2022, '2022-12-29', 'the last business day is Friday the 30th'],
    [
      2019,
      '2019-12-30',
      'https://gov.br/pgfn/pt-br/assuntos/noticias/2019/fique-atento-ao-pagamento-dos-documentos-de-arrecadacao-neste-fim-de-ano',
    ],
    [2014, '2014-12-30', 'https://blog.acelnet.com.br/tributos-vencem-dia-30dezembro'],
    [2007, '2007-12-28', 'https://advocaciadinamica.com/home/noticias-detalhe/11954/atendimento-ao-publico-so-ate-dia-2812'],
    [2005, '2005-12-29', 'http://economia.estadao.com.br/noticias/geral,bancos-nao-abrem-hoje,20051230p10448'],
    [1999, '1999-12-30', 'Resolução 2.596/1999, art. 1º, the first year: Friday the 31st is closed'],
    [1998, '1998-12-31', 'Resolução 2.516/1998, art. 2º, as first written: hours of choice, not a closed day'],
  ])('%i: %s', (year, day) => expect(lastPaymentDayOfMonth(dayOf(year, 12, 1))).toBe(day))
})

describe('tax calendar', () => {
  it('closes exactly one market business day a year', () => {
    for (let year = 1999; year <= 2040; year++) {
      const closed: Day[] = []
      for (let day = dayOf(year, 1, 1); yearOf(day) === year; day = addDays(day, 1))
        if (isBusinessDay(day) && !isPaymentDay(day)) closed.push(day)
      expect(closed).toHaveLength(1)
      expect(isYearEndClosing(closed[0]!)).toBe(true)
      expect(closed[0]! > lastPaymentDayOfMonth(dayOf(year, 12, 1))).toBe(true)
    }
  })
  it('moves a closed day backward or forward, as the act requires', () => {
    expect(paymentDayUpTo('2026-12-31')).toBe('2026-12-30')
    expect(paymentDayFrom('2026-12-31')).toBe('2027-01-04')
    expect(paymentDayUpTo('2026-11-20')).toBe('2026-11-19')
    expect(paymentDayFrom('2026-11-15')).toBe('2026-11-16')
  })
  it('keeps an open day', () => {
    expect(paymentDayUpTo('2026-12-30')).toBe('2026-12-30')
    expect(paymentDayFrom('2026-12-24')).toBe('2026-12-24')
  })
})
