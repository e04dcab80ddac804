import type { Language } from './language.ts';

export const ml: Language = {
  name: 'Malayalam',
  attribution: { names: 'പ്രകാരം|അനുസരിച്ച്|ഉറവിടം:|പറഞ്ഞു|അറിയിച്ചു|വ്യക്തമാക്കി|പ്രഖ്യാപിച്ചു|സ്ഥിരീകരിച്ചു', quotes: 'പറയുന്നു|ചോദിച്ചു|എഴുതി|കൂട്ടിച്ചേർത്തു' },
};
