export const english = {
  '"{0}" veio abaixo da hora de {1} ÷ {2} mais 50% (Constituição, art. 7º, XVI): confira as horas. Por horas compensadas se paga só o acréscimo.':
    '"{0}" came below the hour of {1} ÷ {2} plus 50% (Constituição, art. 7º, XVI): check the hours. For hours made up for, only the addition is paid.',
  'O papel conta {0} avos, e pela admissão em {1} seriam ao menos {2}: houve afastamento ou faltas no ano?':
    'The paper counts {0} twelfths, and by the admission on {1} they would be at least {2}: was there a leave or absences in the year?',
}
