import type { Language } from './language.ts';

export const lo: Language = {
  name: 'Lao',
  attribution: { names: 'ອີງຕາມ|ແຫຼ່ງຂໍ້ມູນ|ກ່າວວ່າ|ລາຍງານວ່າ|ແຈ້ງວ່າ|ປະກາດ|ຢືນຢັນ|ເວົ້າວ່າ', quotes: 'ກ່າວ|ເວົ້າ|ຕອບ|ຖາມ|ຂຽນ|ວ່າ' },
};
