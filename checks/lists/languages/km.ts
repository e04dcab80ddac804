import type { Language } from './language.ts';

export const km: Language = {
  name: 'Khmer',
  pageWords: { byline: 'ដោយ|អ្នកនិពន្ធ', published: 'ផ្សាយ|កាលបរិច្ឆេទ', updated: 'កែប្រែ', about: 'អំពីយើង|ទំនាក់ទំនង' },
  attribution: {
    names: 'យោងតាម|ប្រភព៖|ប្រភព:|បានឲ្យដឹង|បានឱ្យដឹង|បាននិយាយ|បានថ្លែង|បានប្រកាស|បានបញ្ជាក់|រាយការណ៍|បានប្រាប់',
    quotes: 'និយាយ|ថ្លែង|ឆ្លើយ|សួរ|សរសេរ|ថា',
  },
};
