export const english = {
  'o arquivo não traz nenhum evento': 'the file has no event',
  'o arquivo não é do eSocial: a raiz é outra': 'the file is not from eSocial: it has a different root',
  'o evento não diz o dia do desligamento': 'the event does not say the day of termination',
  'o evento não diz o dia do término': 'the event does not say the end date',
  'o evento não diz o período de apuração': 'the event does not say the reference period',
  'o evento não é do espaço de nomes do eSocial': 'the event is not in the eSocial namespace',
}
