import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'hora extra',
    'horas extras',
    'dsr',
    'banco de horas',
    'hora extra no domingo',
    'hora extra no feriado',
    'quanto vale a hora extra',
    'horas extras 100%',
    'horas a mais',
    'trabalhei no feriado',
    'trabalhei no domingo',
  ],
  phrases: `
    horas a mais, trabalhei a mais, fiquei além do horário, passei do horário,
    hora extra 50%, hora extra 100%, 50% ou 100%, fazer hora extra, horas além,
    horas excedentes, passar do horário, hora extra noturna, he, valor de hora extra, banco de horas negativo, sobrejornada,
    trabalhar sábado, dobra, feriado trabalhado, domingo trabalhado, extra, hora adicional, fiz horas a mais, dia de folga trabalhado,
    intervalo não concedido, plantão extra, sobreaviso, prontidão, depois do expediente, além do expediente, após o horário, até mais tarde,
    saí mais tarde, fiquei até tarde, horas depois do horário, trabalhar no natal, trabalhar no ano novo, trabalhar em dia santo,
    trabalhar na folga`,
  situations: { payslip: { place: 5 } },
  questions: [{ question: 'Quanto valem 10 horas extras a 50% para quem ganha R$ 2.000?', input: { salary: 2000, extra_hours_50: 10 } }],
}
