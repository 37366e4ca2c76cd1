export const english = {
  '0 é hoje; com datas, os dias desde a primeira': '0 is today; with dates, the days since the first',
  'A taxa é ao ano e o tempo de cada valor é contado em dias corridos ÷ {0}.':
    'The rate is yearly and the time of each amount is counted in calendar days ÷ {0}.',
  'Cada valor é arredondado ao centavo só para ser mostrado; o total soma os valores sem arredondar.':
    'Each amount is rounded to the centavo only to be shown; the total adds up the amounts without rounding.',
  'Cada valor, hoje': 'Each amount, today',
  'Com datas, ao ano': 'With dates, per year',
  'Com datas: um ano exato a 12%': 'With dates: exactly one year at 12%',
  'Dez mil daqui a dois anos, a 10%': 'Ten thousand two years from now, at 10%',
  'O primeiro valor é de hoje e os outros estão a um período de distância um do outro, na mesma unidade da taxa.':
    "The first amount is today's and the others are one period apart, in the same unit as the rate.",
  'O projeto empata com a taxa': 'The project breaks even with the rate',
  'O projeto perde {value} a esta taxa': 'The project loses {value} at this rate',
  'O projeto vale {value} hoje': 'The project is worth {value} today',
  'Quanto um projeto vale hoje: entradas e saídas de cada período trazidas à data inicial por uma taxa. Para a taxa que o zera, veja a TIR.':
    'What a project is worth today: the inflows and outflows of each period brought to the start date at a rate. For the rate that makes it zero, see IRR.',
  'Quatro recebimentos de 200 e quatro de 100, por 850 hoje': 'Four receipts of 200 and four of 100, for 850 today',
  'Taxa zero: só a soma': 'Zero rate: only the sum',
  'Uma para cada valor, a primeira é a da conta': 'One for each amount, the first is that of the calculation',
  'Uma por período, a primeira hoje; o que se paga é negativo. Como -850; 200; 200':
    'One per period, the first today; what is paid is negative. Such as -850; 200; 200',
  'Valor no seu tempo': 'Amount at its own time',
  'Valor presente líquido': 'Net present value',
  'Valor presente líquido (VPL)': 'Net present value (NPV)',
  'achar a taxa': 'find the rate',
  'parcelas iguais': 'equal installments',
  'soma de {0} valores, cada um dividido por (1 + {1}) elevado ao seu tempo':
    'sum of {0} {0|amount|amounts}, each divided by (1 + {1}) raised to its time',
  'um período entre um valor e outro': 'one period between one amount and the next',
  'À taxa interna de retorno o valor é zero': 'At the internal rate of return the value is zero',
}
